import type { TableCall } from '@rentsafe/domain/access';
import type { ComponentType } from 'react';
import { brand } from '../../page/brand';
import { useRouteHandle } from '../../page/useArrival';
import { Admitted } from '../../session/Admitted';
import { ReservedView } from './ReservedView';

/** A screen for who may make a call, and what others find at its address. */
export const reservedFor = (needs: TableCall, Screen: ComponentType): ComponentType =>
  function ReservedScreen() {
    const { label = '' } = useRouteHandle();
    return (
      <Admitted
        needs={needs}
        otherwise={
          <ReservedView heading={label} title={`For Admins of ${brand.name}`}>
            {brand.name} keeps what all its clients share. Ask its support for a change.
          </ReservedView>
        }
      >
        <Screen />
      </Admitted>
    );
  };
