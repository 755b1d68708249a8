import type { ComponentType } from 'react'

/** A piece of the interface with all its states. */
export interface Section {
  readonly title: string
  readonly Show: ComponentType
}
