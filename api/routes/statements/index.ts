import { getStatement } from './get';
import { getStatementProof } from './prove';

export const statementRoutes = [getStatement, getStatementProof];
