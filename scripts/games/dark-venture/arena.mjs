/** The standard studies, by the file that keeps their games. */
export const studies = { 'dark-venture-2': '--players 2 --ladder', 'dark-venture-4': '--players 4 --ladder' }
