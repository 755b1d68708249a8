/** What can be built, and the coins of the map: our own drawings, each centred on its foot or middle. */

export function Shrine({ size }: { size: number }) {
  return (
    <g className="structure" transform={`scale(${size / 40}) translate(-20 -38)`}>
      <ellipse className="structure-shade" cx="20" cy="37.5" rx="19" ry="4" />
      <path className="structure-stone" d="M3 38v-4h3v-3h28v3h3v4z" />
      <path className="structure-dark" d="M10 31V18h20v13z" />
      <path
        className="structure-flame"
        d="M20 29.5c-3.8 0-4.6-3.4-2.6-5.7 1.3-1.5 1.7-2.6 1.6-4.3 3 1.7 5.6 10 1 10z"
      />
      <path className="structure-stone" d="M8 31V18h4v13zM28 31V18h4v13z" />
      <path className="structure-roof" d="M4 18 20 6l16 12z" />
      <path className="structure-gold" d="M20 6V2.5m-1.8 1.7h3.6" />
      <circle className="structure-gold" cx="20" cy="13.5" r="2" />
    </g>
  )
}

export function Capital({ size }: { size: number }) {
  return (
    <g className="structure" transform={`scale(${size / 44}) translate(-22 -42)`}>
      <ellipse className="structure-shade" cx="22" cy="41.5" rx="22" ry="4.2" />
      <path
        className="structure-stone"
        d="M2 42V20h2.5v2.5H7V20h2.5v2.5H12V20h2v22zM30 42V20h2v2.5h2.5V20H37v2.5h2.5V20H42v22z"
      />
      <path className="structure-stone" d="M10 42V27h24v15z" />
      <path className="structure-stone" d="M14 30V13h3v2.5h3.5V13h3v2.5H27V13h3v17z" />
      <path className="structure-roof" d="M1 20 8 9.5 15 20zM29 20l7-10.5L43 20z" />
      <path
        className="structure-dark"
        d="M18 42v-6a4 4 0 0 1 8 0v6zM20.5 24v-4a1.5 1.5 0 0 1 3 0v4zM7 31v-4h2.4v4zM34.6 31v-4H37v4z"
      />
      <path className="structure-gold" d="M22 13V1.5" />
      <path className="structure-banner" d="M22 2l10 2.8L22 8z" />
    </g>
  )
}

export function Portal({ size }: { size: number }) {
  return (
    <g className="structure" transform={`scale(${size / 32}) translate(-16 -31)`}>
      <ellipse className="structure-shade" cx="16" cy="30.5" rx="15" ry="3.2" />
      <path className="portal-light" d="M7 30V15a9 9 0 0 1 18 0v15z" />
      <path
        className="portal-swirl"
        d="M16 8c6 2 6.5 10 1.5 12.5s-8-2.5-5-6 6-.5 4.5 2M10 29c0-4 3-6 6-6s6 2 6 6"
      />
      <path className="structure-stone" d="M2.5 31V15a13.5 13.5 0 0 1 27 0v16h-5.5V15a8 8 0 0 0-16 0v16z" />
      <path className="portal-joints" d="M2.5 22H8M24 22h5.5M4.5 9.5l4.5 2.8M27.5 9.5 23 12.3M16 1.5V7" />
    </g>
  )
}

/** A coin that says how much a region yields: gold is round, energy is a cut stone. */
export function Yield({
  kind,
  amount,
  x,
  y,
}: {
  kind: 'gold' | 'energy'
  amount: number
  x: number
  y: number
}) {
  return (
    <g className={`yield yield-${kind}`} transform={`translate(${x} ${y})`}>
      {kind === 'gold' ? (
        <>
          <circle className="yield-body" r="13" />
          <circle className="yield-rim" r="10.4" />
        </>
      ) : (
        <>
          <path className="yield-body" d="M0-14.5 12.8-7.2V7.2L0 14.5-12.8 7.2V-7.2z" />
          <path className="yield-rim" d="M0-11.2 9.8-5.6V5.6L0 11.2-9.8 5.6V-5.6z" />
        </>
      )}
      <text className="yield-amount" y="6.4">
        {amount}
      </text>
    </g>
  )
}
