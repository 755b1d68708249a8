/** How long a die tumbles before it shows what was rolled, in milliseconds at normal speed. */
export const TUMBLE = 620
