/** The bot that sits down where nobody does: for whoever is away, and for the others where a match is played on. */
export const STAND_IN = 'novice'
