import { PhotoField } from '@rentsafe/ui/PhotoField';

export const Do = () => <PhotoField label="Kitchen, sink" onPhotos={() => {}} />;

export const Dont = () => <PhotoField label="Images (.jpg, .png)" onPhotos={() => {}} />;
