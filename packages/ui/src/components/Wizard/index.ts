export { type StepIssues, useWizard, type Wizard as WizardState } from './useWizard';
export { Wizard, type WizardProps } from './Wizard';
export { WizardStep, type WizardStepProps } from './WizardStep';
