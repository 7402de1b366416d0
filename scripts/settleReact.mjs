// A setup file of the tests of ui and app. An element is on the page before React has run the effects of its component. A test
// that waited for the element would, on a busy machine, act before they have subscribed to anything.
import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

const { asyncWrapper } = getConfig();
const whenIdle = () => new Promise((resolve) => unstable_scheduleCallback(unstable_IdlePriority, resolve));

async function settling(callback) {
  const result = await asyncWrapper(callback);
  await whenIdle();
  return result;
}

// The files of a worker share the library, and each of them runs this one.
if (asyncWrapper.name !== settling.name) configure({ asyncWrapper: settling });
