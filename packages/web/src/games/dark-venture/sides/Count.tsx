import { Icon, type IconName } from '../icons/Icon.tsx'

/** A picture and a number; what it counts is read out. */
export function Count({ icon, n, told }: { icon: IconName; n: number | string; told: string }) {
  return (
    <span className="dv-side-count" role="img" aria-label={told} title={told}>
      <Icon name={icon} />
      {n}
    </span>
  )
}
