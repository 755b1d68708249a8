export { linksFor, readLink, type Link } from './wire/links.ts'
export { serverMessages } from './messages/index.ts'
export { serve, type ServeOptions, type Serving } from './serve.ts'
export { backup } from './sqlite/backup.ts'
