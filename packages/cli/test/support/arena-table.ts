interface Found {
  readonly meetings: unknown
  readonly bots: readonly { readonly bot: string; readonly share: unknown; readonly rating: unknown }[]
}

/** What a study prints with --json, without times. */
export function tableOf(out: string): unknown {
  const { meetings, bots } = JSON.parse(out) as Found
  return { meetings, bots: bots.map(({ bot, share, rating }) => ({ bot, share, rating })) }
}
