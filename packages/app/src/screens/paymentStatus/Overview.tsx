import { OverviewView } from './OverviewView';
import { sampleOverview } from './sampleFigures';

export const Overview = () => <OverviewView overview={sampleOverview} />;
