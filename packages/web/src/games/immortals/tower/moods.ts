/** The light of the table by night and by day. */
export interface Mood {
  readonly backdrop: string
  readonly table: {
    readonly ground: string
    readonly vein: string
    readonly shine: string
    readonly seed: number
  }
  readonly around: number
  readonly lamp: number
  readonly lampColour: string
  readonly lampAngle: number
  readonly fill: number
  readonly tray: string
  readonly trayEdge: string
}

export const MOODS: Readonly<Record<'dark' | 'light', Mood>> = {
  dark: {
    backdrop: '#17100b',
    table: { ground: '#5a3f2b', vein: '#2c1c11', shine: '#8a6746', seed: 5 },
    around: 0.62,
    lamp: 900,
    lampColour: '#ffd9a0',
    lampAngle: 0.52,
    fill: 0.42,
    tray: '#ffe9c8',
    trayEdge: '#ffe2b5',
  },
  light: {
    backdrop: '#cfc2a8',
    table: { ground: '#d9c8a8', vein: '#a98d63', shine: '#f2e7d0', seed: 5 },
    around: 1.25,
    lamp: 820,
    lampColour: '#fff0d6',
    lampAngle: 0.68,
    fill: 0.75,
    tray: '#ffffff',
    trayEdge: '#6f6247',
  },
}
