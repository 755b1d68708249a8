import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from 'react'

const moved = 'longtable:moved'

/** Goes to another page of the client without loading it anew. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else {
    history.pushState(null, '', path)
    scrollTo(0, 0)
  }
  dispatchEvent(new Event(moved))
}

function subscribe(changed: () => void): () => void {
  const events = ['popstate', 'hashchange', moved]
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}

/** Where the page is now. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.href)
}

/** What makes an anchor lead to a page of the client; with a modifier key it does what links do. */
export function link(path: string): AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    href: path,
    onClick: (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      go(path)
    },
  }
}
