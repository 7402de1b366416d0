import { fullName } from '@rentsafe/domain/individual';
