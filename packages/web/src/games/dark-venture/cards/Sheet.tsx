import { Leaf, type LeafProps } from '../../../match-ui/targets/Sheet.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './Sheet.css'

export { Answer, Answers, Fold } from '../../../match-ui/targets/Sheet.tsx'

interface SheetProps extends Omit<LeafProps, 'icon'> {
  readonly icon: IconName
}

/** A sheet of paper over the map: it can be folded to look at what lies below. */
export function Sheet({ icon, ...leaf }: SheetProps) {
  return <Leaf {...leaf} icon={<Icon name={icon} size="1.35em" />} />
}
