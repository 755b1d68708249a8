/** One line of the table. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly against?: string
  readonly ratio?: number
}

export type Progress = (name: string) => void

/** What a process that measures something tells the one that started it. */
export type Told = { readonly progress: string } | { readonly rows: readonly Row[] }
