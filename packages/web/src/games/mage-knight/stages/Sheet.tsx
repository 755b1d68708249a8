import { Leaf, type LeafProps } from '../../../match-ui/targets/Sheet.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './Sheet.css'

interface SheetProps extends Omit<LeafProps, 'icon'> {
  readonly icon: IconName
}

/** A sheet of paper over the map. */
export function Sheet({ icon, ...leaf }: SheetProps) {
  return <Leaf {...leaf} icon={<Icon name={icon} size="1.35em" />} />
}
