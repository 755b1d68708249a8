/** What a hero looks like from the shoulders up, in a square of 48. */
export interface Bust {
  /** What is worn in the seat's colour. */
  readonly robe: string
  readonly parts: readonly {
    readonly d: string
    readonly is: 'steel' | 'skin' | 'hair' | 'scale' | 'dark' | 'gold' | 'glow' | 'line'
  }[]
  /** A plume, a hood: in the seat's colour too, above the face. */
  readonly over?: string
}

export const busts: readonly Bust[] = [
  // Arythea: a deep hood, and eyes in its shadow.
  {
    robe: 'M3 47c1-9 6-13 13-15l8 6 8-6c7 2 12 6 13 15z',
    over: 'M24 2C13 6 9 17 10 31l7 5c-3-8-3-18 7-24 10 6 10 16 7 24l7-5C39 17 35 6 24 2z',
    parts: [
      { d: 'M24 9c-9 5-10 17-7 26l7 4 7-4c3-9 2-21-7-26z', is: 'dark' },
      { d: 'M24 19c-4 1-6 5-5 10 1 4 3 6 5 7 2-1 4-3 5-7 1-5-1-9-5-10z', is: 'skin' },
      { d: 'M19.6 25.5l3.6 1.3-.4 1.4-3-.5zM28.4 25.5l-3.6 1.3.4 1.4 3-.5z', is: 'glow' },
      { d: 'M22.4 32.4h3.2M24 19.4v4', is: 'line' },
    ],
  },
  // Goldyx: a horned dragon's head, looking aside.
  {
    robe: 'M3 47c1-9 5-13 11-15h17c8 2 13 6 14 15z',
    parts: [
      {
        d: 'M13 35C9 26 11 16 19 11L11 2l12 6-2-7 9 7c6 2 11 6 15 11 1 2 0 4-2 4h-7l6 3c-2 4-7 4-11 3-1 3-1 4-1 6z',
        is: 'scale',
      },
      { d: 'M27 13.6l5 .4-2 2.4c-2 .2-3-1-3-2.8z', is: 'glow' },
      { d: 'M41 18.6h.1M34 22.6c-4 .6-7-.2-9-2M15 24c2 1 4 1 6 0M14.6 29c3 1.4 6 1.4 9 0', is: 'line' },
    ],
  },
  // Norowas: an elf with a circlet.
  {
    robe: 'M4 47c1-9 5-13 12-15l8 5 8-5c7 2 11 6 12 15z',
    parts: [
      { d: 'M24 3C14 3 10 11 11 19c1 8-1 13-3 18l8-3h16l8 3c-2-5-4-10-3-18 1-8-3-16-13-16z', is: 'hair' },
      { d: 'M15 17L4 11l10 14zM33 17l11-6-10 14z', is: 'skin' },
      { d: 'M15.5 16c0-4 4-6 8.5-6s8.5 2 8.5 6v6c0 6-4 12-8.5 14-4.5-2-8.5-8-8.5-14z', is: 'skin' },
      { d: 'M14 15l10-4 10 4v3l-10-3.6L14 18z', is: 'gold' },
      { d: 'M18.6 21.6l3.4.6M29.4 21.6l-3.4.6M24 23v4M21.6 30.4q2.4 1.4 4.8 0', is: 'line' },
    ],
  },
  // Tovak: a closed helm with a plume.
  {
    robe: 'M3 47c0-9 5-14 12-15h18c7 1 12 6 12 15z',
    over: 'M24 7C21 1 30-2 37 3c5 4 5 11 3 16-1-6-6-10-14-11z',
    parts: [
      { d: 'M13 30V18C13 10 18 5 24 5s11 5 11 13v12l-11 6z', is: 'steel' },
      { d: 'M15.5 17.5h17v3.4h-7v9h-3v-9h-7z', is: 'dark' },
      { d: 'M17.4 26h.1M17.4 29h.1M30.6 26h.1M30.6 29h.1', is: 'line' },
    ],
  },
]
