import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { hostIsLoopback, wasForwarded } from './address.ts'
import type { RequestContext, RequestEnv } from './middleware.ts'

/** Older browsers do not take a WebSocket to the same host for `'self'`. */
function sockets(host: string): string {
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

/** A browser trusts https and its own machine; what a proxy in front speaks is not known here. */
function isTrusted(c: RequestContext, isSecure: boolean): boolean {
  return isSecure || hostIsLoopback(c.get('host')) || wasForwarded(c.env.incoming)
}

/** No script but our own files, no frames, no way for another site to look in. */
export function safeHeaders(publicUrl: string | undefined): MiddlewareHandler<RequestEnv> {
  // A proxy may ask for another host than the browser did.
  const known = publicUrl === undefined ? [] : [sockets(new URL(publicUrl).host)]
  const isSecure = publicUrl?.startsWith('https:') === true
  const write = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      connectSrc: ["'self'", (c) => sockets(String(c.get('host'))), ...known],
      imgSrc: ["'self'", 'data:'],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    strictTransportSecurity: isSecure ? 'max-age=31536000' : false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      displayCapture: [],
    },
  })
  return async (c, next) => {
    await write(c, next)
    // Elsewhere a browser only complains about this one.
    if (!isTrusted(c, isSecure)) c.res.headers.delete('Cross-Origin-Opener-Policy')
  }
}
