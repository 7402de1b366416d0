import { useState } from 'react';
import { currentPlace, type SidebarSection } from './navigation';

/** Which place is current and which one group is expanded: the current one's, until the user opens or closes another. */
export function useNavigation(sections: readonly SidebarSection[], currentPath: string) {
  const [clickedGroup, setClickedGroup] = useState<string>();
  const place = currentPlace(sections, currentPath, clickedGroup);
  const [expanded, setExpanded] = useState({ group: place?.group, forPlace: place?.key });

  if (expanded.forPlace !== place?.key) setExpanded({ group: place?.group, forPlace: place?.key });

  return {
    place,
    expandedGroup: expanded.group,
    toggleGroup(group: string) {
      setExpanded((current) => ({ ...current, group: current.group === group ? undefined : group }));
    },
    onNavigate: setClickedGroup,
  };
}
