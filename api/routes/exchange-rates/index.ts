import { listExchangeRates } from './list';
import { setExchangeRate } from './set';

export const exchangeRateRoutes = [listExchangeRates, setExchangeRate];
