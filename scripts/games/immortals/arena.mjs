/** The standard studies, by the file that keeps their games. */
export const studies = { 'immortals-4': '--players 4 --ladder' }
