import { argumentsOf, fail } from './arguments.mjs'
import { Folder } from './samples/write.ts'

const help = `npm run samples -- VERSION [PART …]

Writes samples of all that is kept and sent, such as this version of the code writes it, into folders of that name
(v1, v2, …). Later versions have to open them, which their tests do; so samples are never written anew.

  games     match files, matches in the middle, positions, editions
  browser   what a browser keeps: settings, matches, who somebody is (needs the built client)
  cli       commands and options, what programs are answered, files of the command line
  house     the database of a server
  talks     what clients say to a server, and what it answers

Without a part, all of them.`

/** Each is loaded when it is wanted: whoever asks for help should not wait for all games. */
const writers: Readonly<Record<string, () => Promise<void>>> = {
  games: async () => (await import('./samples/games.ts')).writeGames(folder('games/test/samples')),
  browser: async () => {
    // The helpers of the browser tests are checked with the types of a browser, which are not those of a script.
    const path = new URL('web/samples.mjs', import.meta.url).href
    const { writeBrowser } = (await import(path)) as { writeBrowser: (into: Folder) => Promise<void> }
    await writeBrowser(folder('web/e2e/samples'))
  },
  cli: async () => (await import('./samples/command-line.ts')).writeCommandLine(folder('cli/test/samples')),
  house: async () => (await import('./samples/house.ts')).writeHouse(folder('server/test/samples/house')),
  talks: async () => (await import('./samples/talk.ts')).writeTalks(folder('server/test/samples/talks')),
}

const { positionals } = argumentsOf(help, {}, Number.POSITIVE_INFINITY)
const [version = '', ...wanted] = positionals
if (!/^v\d+$/.test(version)) fail(help)

function folder(place: string): Folder {
  return new Folder(new URL(`../packages/${place}/${version}/`, import.meta.url))
}

for (const part of wanted.length === 0 ? Object.keys(writers) : wanted) {
  const write = writers[part] ?? fail(help)
  await write()
}
