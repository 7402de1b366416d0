import { expect } from '@playwright/test';
import { admin } from '../../e2e/support/admin.ts';
import { individualTab, nationalId, unique } from '../../e2e/support/forms.ts';
import { Keys } from './Keys.ts';
import { test } from './test.ts';

test('an administrator signs in, adds a person, finds them and reads their report, by keys alone', async ({
  other,
}) => {
  await other.resize({ width: 1280, height: 800 });
  const keys = new Keys(other, process.env.E2E_BASE_URL as string);
  await keys.open('/login');
  await keys.reads('Sign in');
  await keys.fill('Email', admin.email);
  await keys.fill('Password', admin.password);
  await keys.press('Enter');
  await keys.reads('Your work');

  await keys.press('Control+k');
  await keys.isAt('Search everywhere');
  await other.type('add new indiv');
  await keys.reads('Add New Individual');
  await keys.press('Enter');
  await keys.isAt('First Name');
  const number = nationalId(unique());
  await keys.fill('First Name', 'Chenai');
  await keys.fill('Last Name', 'Mhofu');
  await keys.fill('Identification Number', number);
  await keys.fill('Gender', 'Fem');
  await keys.fill('Date Of Birth', '17/09/1991');
  await keys.fill('Marital Status', 'Single');
  await keys.fill('Mobile Phone', '0771 234 567');
  await keys.goTo('Add Address');
  await keys.press('Enter');
  await keys.isAt('Province');
  await keys.fill('Province', 'Harare');
  await keys.fill('City', 'Harare');
  await keys.fill('Street Address', '1 Samora Machel Avenue');
  await keys.press('Enter');
  await keys.reads('Individual created successfully!');

  await keys.open(individualTab);
  await keys.reads('Add New Individual');
  await keys.goTo(/^Search (?!everywhere)/);
  await other.type(number);
  await keys.press('Enter');
  await keys.goTo('View report for Chenai Mhofu');
  await keys.press('Enter');
  await keys.reads('Personal Details');
  await keys.reads('1 Samora Machel Avenue');
  await keys.press('Escape');
  await keys.isAt('View report for Chenai Mhofu');

  await other.resize({ width: 390, height: 844 });
  // WebKitGTK's window is no narrower than its toolbar.
  expect(await other.run('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});
