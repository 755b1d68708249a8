import { argumentsOf } from '../arguments.mjs'

const help = `npm run shots -- [NAME …] [--docs]

Takes a picture of each page on a desktop and on a phone, in both languages and both themes, and writes them to
shots/. A name is that of a page, or as much of a picture's name as one likes: planning, planning-phone-dark. A name
that is none is answered with all pages.

  --docs  those that README.md, CONTRIBUTING.md and docs/ show, into docs/images
  --help  this`

export const { values, positionals: asked } = argumentsOf(
  help,
  { docs: { type: 'boolean' } },
  Number.POSITIVE_INFINITY,
)
