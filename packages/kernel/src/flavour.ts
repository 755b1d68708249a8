/**
 * A number or a word that means one kind of thing: a card cannot pass as a site. Plain values still can, so that
 * arithmetic, arrays and tables need no casts; it exists for the type checker alone and costs nothing when it runs.
 */
export type Flavoured<T, F extends string> = T & { readonly [flavour]?: F }

declare const flavour: unique symbol
