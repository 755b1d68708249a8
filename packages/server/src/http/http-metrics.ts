import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted. Labels come from our own words alone, never from what somebody sent. */
export interface HttpMetrics {
  readonly register: Registry
  readonly received: (type: string) => void
  readonly sent: (type: string) => void
  readonly refused: (key: string) => void
  readonly cut: (why: string) => void
  readonly request: (labels: { method: string; route: string; status: number }, seconds: number) => void
}

export function makeHttpMetrics(connections: () => number): HttpMetrics {
  const register = new Registry()
  const registers = [register]
  const open: Gauge = new Gauge({
    name: 'longtable_connections',
    help: 'Open WebSockets',
    registers,
    collect: () => {
      open.set(connections())
    },
  })
  const received = new Counter({
    name: 'longtable_messages_received_total',
    help: 'Messages received on WebSockets',
    labelNames: ['type'],
    registers,
  })
  const sent = new Counter({
    name: 'longtable_messages_sent_total',
    help: 'Messages sent on WebSockets',
    labelNames: ['type'],
    registers,
  })
  const refused = new Counter({
    name: 'longtable_refused_total',
    help: 'Requests and messages refused, by reason',
    labelNames: ['key'],
    registers,
  })
  const cut = new Counter({
    name: 'longtable_connections_cut_total',
    help: 'WebSockets that the server ended because of what the other side did',
    labelNames: ['why'],
    registers,
  })
  const requests = new Histogram({
    name: 'longtable_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  return {
    register,
    received: (type) => received.inc({ type }),
    sent: (type) => sent.inc({ type }),
    refused: (key) => refused.inc({ key }),
    cut: (why) => cut.inc({ why }),
    request: (labels, seconds) => requests.observe(labels, seconds),
  }
}
