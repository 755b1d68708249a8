#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`longtable needs Node 20.19 or newer; this is Node ${process.versions.node}.\n`)
  process.exit(1)
}

try {
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import('../src/main.ts')
  process.exitCode = (await main(process.argv.slice(2))) ?? process.exitCode
} catch (error) {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`longtable: ${text}\n`)
  if (process.env.LONGTABLE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
}
