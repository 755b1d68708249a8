/** The package.json of the product. */
export function manifest(): {
  readonly name: string
  readonly version: string
  readonly bin: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>
}

/** Puts the package together in an empty folder, from folders with what was built. */
export function stage(folder: string, built: { readonly program: string; readonly client: string }): void
