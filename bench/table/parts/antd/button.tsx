import { Button } from 'antd';
import { part } from '../part.tsx';

export const mount = part(() => <Button type="primary">Save</Button>);
