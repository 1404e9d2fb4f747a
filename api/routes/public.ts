import { type Route } from '../route';
import { publicCharityRoutes } from './charities';
import { guestRoutes } from './guests';
import { receiptLogRoutes } from './receipt-log';

/** Every endpoint that needs no credential. */
export const publicRoutes: Route[] = [...receiptLogRoutes, ...publicCharityRoutes, ...guestRoutes];
