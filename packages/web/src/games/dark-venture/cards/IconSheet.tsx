import { Sheet, type SheetProps } from '../../../match-ui/targets/Sheet.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './IconSheet.css'

export { Answer, Answers, Fold } from '../../../match-ui/targets/Sheet.tsx'

interface IconSheetProps extends Omit<SheetProps, 'icon'> {
  readonly icon: IconName
}

/** A sheet of paper over the map: it can be folded to look at what lies below. */
export function IconSheet({ icon, ...leaf }: IconSheetProps) {
  return <Sheet {...leaf} icon={<Icon name={icon} size="1.35em" />} />
}
