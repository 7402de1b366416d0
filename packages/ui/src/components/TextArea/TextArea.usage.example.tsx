import { TextArea } from '@rentsafe/ui/TextArea';

export const Do = () => <TextArea label="Notes" name="notes_do" hint="Only staff see them." rows={3} />;

export const Dont = () => <TextArea label="Please enter your comments here" name="notes_dont" rows={1} />;
