export { donation } from './donation';
