import { defineMessages } from '../../internal/messages/messages';

export const dataTableMenuMessages = defineMessages('dataTableMenu', { menu: 'List options' });
