import { expectTypeOf, it } from 'vitest';
import type { EditionSettings } from './useEdition';

interface Vehicle {
  version: number;
  plate: string;
}

type VersionOf<V extends string | number> = Parameters<
  EditionSettings<unknown, Vehicle, V>['save']
>[1]['version'];

it('EDN-1 hands the version over in the type in which it was given', () => {
  expectTypeOf<VersionOf<number>>().toEqualTypeOf<number>();
  expectTypeOf<VersionOf<7>>().toEqualTypeOf<number>();
  expectTypeOf<VersionOf<string>>().toEqualTypeOf<string>();
});
