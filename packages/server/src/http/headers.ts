import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Visit } from './visit.ts'

/** Older browsers do not take a WebSocket to the same host for `'self'`. */
function sockets(host: string): string {
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

/** No script but our own files, no frames, no way for another site to look in. */
export function safeHeaders(publicUrl: string | undefined): MiddlewareHandler<Visit> {
  // A proxy may ask for another host than the browser did.
  const known = publicUrl === undefined ? [] : [sockets(new URL(publicUrl).host)]
  return secureHeaders({
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
    strictTransportSecurity: publicUrl?.startsWith('https:') === true ? 'max-age=31536000' : false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      displayCapture: [],
    },
  })
}
