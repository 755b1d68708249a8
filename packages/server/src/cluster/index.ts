export { Cluster } from './cluster.ts'
export { type Dialer, type Link, type LinkEvents, type MeshBeats } from './link.ts'
export { MeshPass } from './mesh-pass.ts'
export { SocketMesh } from './socket-mesh.ts'
