/** The patterns of the six colours, as strokes on a face of 24 by 24: chevrons, waves, dots, crosses, bars, a leaf. */
export const PATTERNS: readonly { readonly path: string; readonly width: number }[] = [
  { path: 'M5 11.5 12 5l7 6.5M5 19.5l7-6.5 7 6.5', width: 2.6 },
  { path: 'M3.5 9c2.8-4 5.7-4 8.5 0s5.7 4 8.5 0M3.5 16.5c2.8-4 5.7-4 8.5 0s5.7 4 8.5 0', width: 2.6 },
  { path: 'M7 7h.01M17 7h.01M12 12h.01M7 17h.01M17 17h.01', width: 4.6 },
  {
    path: 'M4.5 4.5l6.5 6.5M11 4.5 4.5 11M13 13l6.5 6.5M19.5 13 13 19.5M15 5.5l3.5 3.5M18.5 5.5 15 9M5.5 15 9 18.5M9 15l-3.5 3.5',
    width: 2,
  },
  { path: 'M6.5 4.5v15M12 4.5v15M17.5 4.5v15', width: 2.4 },
  { path: 'M12 20.5c-8.5-5-6.5-12 0-16.5 6.5 4.5 8.5 11.5 0 16.5zM12 20.5v-9', width: 2 },
]
