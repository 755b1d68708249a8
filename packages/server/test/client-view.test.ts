import { expect, test } from 'vitest'
import { PatchedView } from '../src/client/patched-view.ts'
import { routeOf, socketAddress } from '../src/client/socket.ts'
import { fieldHash, fieldsOf, hashOfView, joinHashes } from '../src/wire/hash.ts'

const VIEW = { state: { a: 1, b: [2, { c: 'x' }] }, stack: [{ step: 's' }], books: { a: { where: [0] } } }

test('the fields of a view stand in one order, each with its path', () => {
  expect(fieldsOf(VIEW)).toEqual([
    ['state.a', 1],
    ['state.b', [2, { c: 'x' }]],
    ['stack', [{ step: 's' }]],
    ['books.a', { where: [0] }],
  ])
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ stack: null })).toEqual([['stack', null]])
})

test('the hash of a view is that of its fields, each hashed alone', () => {
  const fields = fieldsOf(VIEW).map(([path, value]) => fieldHash(path, JSON.stringify(value)))
  expect(hashOfView(VIEW)).toBe(joinHashes(fields))
  expect(hashOfView(VIEW)).toMatch(/^[0-9a-f]{16}$/)
  // Written down, because servers and clients of different ages compare it.
  expect(hashOfView(VIEW)).toBe('930453aa50203dd8')
})

test('any change of a field, its name or the order changes the hash', () => {
  const others = [
    { ...VIEW, state: { a: 2, b: VIEW.state.b } },
    { ...VIEW, state: { a: 1, c: VIEW.state.b } },
    { ...VIEW, state: { b: VIEW.state.b, a: 1 } },
    { ...VIEW, stack: [] },
    { ...VIEW, books: {} },
    { ...VIEW, books: { a: { where: [1] } } },
  ]
  const hashes = new Set([VIEW, ...others].map(hashOfView))
  expect(hashes.size).toBe(others.length + 1)
})

test('a mirror that was patched is the same as one of the whole', () => {
  const mirror = PatchedView.of(VIEW)
  expect(mirror.hash).toBe(hashOfView(VIEW))
  const patches = [
    { state: { a: 7 } },
    { stack: [] },
    { books: { a: { where: [5] } }, state: { b: null } },
    {},
  ]
  let whole = VIEW as { state: object; stack: object; books: object }
  let patched = mirror
  for (const patch of patches) {
    whole = {
      state: { ...whole.state, ...patch.state },
      stack: patch.stack ?? whole.stack,
      books: { ...whole.books, ...patch.books },
    }
    patched = patched.patched(patch)
    expect(patched.hash).toBe(hashOfView(whole as typeof VIEW))
    expect(patched.view(1, 2)).toEqual({ viewer: 1, seats: 2, ...whole })
  }
  expect(mirror.view(0, 2)).toEqual({ viewer: 0, seats: 2, ...VIEW })
})

test('a server may stand below a path, with or without a slash at the end', () => {
  expect(routeOf('http://a.example:8080', 'api/me')).toBe('http://a.example:8080/api/me')
  expect(routeOf('https://a.example/games', 'api/me')).toBe('https://a.example/games/api/me')
  expect(routeOf('https://a.example/games/?x#y', 'api/me')).toBe('https://a.example/games/api/me')
  expect(socketAddress('http://a.example')).toBe('ws://a.example/api/socket')
  expect(socketAddress('https://a.example/t')).toBe('wss://a.example/t/api/socket')
})
