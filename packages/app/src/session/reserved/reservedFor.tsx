import type { TableCall } from '@rentsafe/domain/access';
import type { ComponentType } from 'react';
import { brand } from '../../frame/brand';
import { useRouteHandle } from '../../frame/useArrival';
import { Admitted } from '../Admitted';
import { ReservedView } from './ReservedView';

/** A screen for who may make a call, and what others find at its address. */
export const reservedFor = (needs: TableCall, Screen: ComponentType): ComponentType =>
  function ReservedScreen() {
    const { label = '' } = useRouteHandle();
    return (
      <Admitted
        needs={needs}
        otherwise={
          <ReservedView heading={label} title={`For ${brand.name} Admins`}>
            {brand.name} manages data shared by all clients. Ask its support for a change.
          </ReservedView>
        }
      >
        <Screen />
      </Admitted>
    );
  };
