/** One line of the table. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly against?: string
  readonly ratio?: number
}

export type Progress = (name: string) => void
