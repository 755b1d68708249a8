import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder, keysFolder, serverFolder } from '../src/files/folders.ts'
import { stripControls } from '../src/terminal/strip-controls.ts'

const HOME = { HOME: '/home/ann' }

test('data and keys lie where the system keeps such things', () => {
  expect(dataFolder(HOME, 'linux')).toBe(join('/home/ann', '.local', 'share', 'longtable'))
  expect(dataFolder(HOME, 'darwin')).toBe(join('/home/ann', 'Library', 'Application Support', 'longtable'))
  expect(dataFolder({ LOCALAPPDATA: '/local' }, 'win32')).toBe(join('/local', 'longtable'))
  expect(dataFolder({ ...HOME, XDG_DATA_HOME: '/xdg' }, 'linux')).toBe(join('/xdg', 'longtable'))
  expect(keysFolder(HOME, 'linux')).toBe(join('/home/ann', '.config', 'longtable', 'keys'))
  expect(keysFolder({ APPDATA: '/roaming' }, 'win32')).toBe(join('/roaming', 'longtable', 'keys'))
  expect(keysFolder({ ...HOME, XDG_CONFIG_HOME: '' }, 'linux')).toBe(
    join('/home/ann', '.config', 'longtable', 'keys'),
  )
})

test('one place can hold them all, and the server can have its own', () => {
  const own = { ...HOME, LONGTABLE_HOME: '/lt', XDG_DATA_HOME: '/xdg' }
  expect(dataFolder(own, 'linux')).toBe('/lt')
  expect(serverFolder(own, 'linux')).toBe(join('/lt', 'server'))
  expect(keysFolder(own, 'linux')).toBe(join('/lt', 'keys'))
  expect(serverFolder({ ...own, LONGTABLE_DATA: '/srv' }, 'linux')).toBe('/srv')
})

test('what others write cannot command a terminal', () => {
  expect(stripControls('\u001B[2Jgone\u0007 \u009B31mred')).toBe('[2Jgone 31mred')
  expect(stripControls('two\nlines\r\nand\ttabs')).toBe('two lines and tabs')
  expect(stripControls('\u202Eturned\u200B')).toBe('turned')
  expect(stripControls('Zoë – « ça va » 王')).toBe('Zoë – « ça va » 王')
})
