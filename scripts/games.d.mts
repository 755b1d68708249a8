export function gamePackages(root?: string, folder?: string): string[]
export function gameParts<T>(file: string): Promise<Map<string, T>>
