import { Stack } from '@rentsafe/ui/Stack';
import { Work } from '../work/Work';
import { OverviewView } from './OverviewView';
import { sampleOverview } from './sampleFigures';

export const Overview = () => (
  <Stack gap="section">
    <Work />
    <OverviewView overview={sampleOverview} />
  </Stack>
);
