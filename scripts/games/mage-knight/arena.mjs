/** The standard studies, by the file that keeps their games. First Reconnaissance is for learners: there *novice* and *skilled* have to show what they can. */
export const studies = {
  'mage-knight-2-blitzConquest': '--players 2 --scenario blitzConquest --ladder',
  'mage-knight-1-firstReconnaissance':
    '--players 1 --scenario firstReconnaissance --bots random,novice,skilled',
  'mage-knight-1-soloConquest': '--players 1 --scenario soloConquest',
}
