import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.ts'
import type uPlot from 'uplot'
import './line-chart.css'

interface LineChartProps {
  readonly rows: readonly (readonly number[])[]
  /** Where each row stands, if they are many and percentages; otherwise they are rounds. */
  readonly at?: readonly number[] | undefined
  readonly names: readonly string[]
  readonly label: string
  /** Names of the colours in the style sheet; those of the seats if it is not said. */
  readonly colours?: readonly string[]
}

const HEIGHT = 260
/** Lines can be told apart without their colours. */
const DASHES: readonly (readonly number[])[] = [[], [10, 4], [2, 4], [12, 4, 2, 4], [6, 3]]

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/** There are more seats than colours. */
const SEATS: readonly string[] = ['--seat-0', '--seat-1', '--seat-2', '--seat-3', '--ink-soft']

function optionsFor(
  names: readonly string[],
  colours: readonly string[],
  width: number,
  isCourse: boolean,
): uPlot.Options {
  const axis = {
    stroke: colour('--ink'),
    grid: { stroke: colour('--paper-edge'), width: 1 },
    font: '14px Alegreya Sans',
  }
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, ...(isCourse && { y: { range: [0, 100] } }) },
    axes: isCourse
      ? [axis, { ...axis, size: 56, values: (_, marks) => marks.map((mark) => `${mark} %`) }]
      : [
          { ...axis, incrs: [1] },
          { ...axis, size: 40 },
        ],
    series: [
      {},
      ...names.map((label, seat) => ({
        label,
        stroke: colour(colours[seat] ?? ''),
        width: 3,
        dash: [...(DASHES[seat % DASHES.length] ?? [])],
        points: { show: !isCourse, size: 8 },
      })),
    ],
  }
}

/** Numbers by round as lines; the numbers are said elsewhere, so this is only a picture. */
export function LineChart({ rows, at, names, label, colours = SEATS }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const theme = useSettings((settings) => settings.theme)
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let plot: uPlot | undefined
    let isGone = false
    const draw = async (): Promise<void> => {
      const [{ default: Plot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')])
      if (isGone) return
      const data = [
        rows.map((_, round) => at?.[round] ?? round),
        ...names.map((_, seat) => rows.map((row) => row[seat])),
      ]
      plot = new Plot(
        optionsFor(names, colours, element.clientWidth, at !== undefined),
        data as uPlot.AlignedData,
        element,
      )
    }
    void draw()
    const observer = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }))
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      plot?.destroy()
    }
  }, [rows, at, names, colours, theme])
  return <div ref={box} className="end-lines" role="img" aria-label={label} />
}
