import { expectTypeOf, it } from 'vitest';
import { Select } from './Select';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

it('its values are those of its options', () => {
  const fields = [
    <Select
      key="chosen"
      label="Gender"
      options={genders}
      defaultValue="female"
      onValueChange={({ value }) => {
        expectTypeOf(value).toEqualTypeOf<'male' | 'female' | ''>();
        // @ts-expect-error no such option
        expectTypeOf(value === 'other').toBeBoolean();
      }}
    />,
    // @ts-expect-error no such option
    <Select key="unknown" label="Gender" options={genders} value="other" />,
    // @ts-expect-error one of a list: the other is Checkbox or Combobox
    <Select key="several" label="Gender" options={genders} multiple />,
    // @ts-expect-error every field has a label
    <Select key="bare" options={genders} />,
    <Select
      key="grouped"
      label="Type"
      options={[{ label: 'People', options: genders }]}
      defaultValue="male"
    />,
    // @ts-expect-error no such option in any group
    <Select key="other" label="Type" options={[{ label: 'People', options: genders }]} defaultValue="x" />,
  ];
  expectTypeOf(fields).toBeArray();
});
