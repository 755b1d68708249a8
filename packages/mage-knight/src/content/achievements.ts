/** The achievements, in the order of their numbers. */
export const achievementIds = ['knowledge', 'leader', 'adventurer', 'loot', 'conqueror', 'beating'] as const
export type AchievementId = (typeof achievementIds)[number]

/** Scenarios have a category of their own, or give one another name. */
export type AchievedId = AchievementId | 'cities' | 'mines' | 'crawler'
