import { parentPort } from 'node:worker_threads'
import { playGame, type Job } from './dark-venture.ts'

/** Plays the games it is sent, one at a time. */
parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(playGame(job))
})
