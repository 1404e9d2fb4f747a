/** The servers an installation needs, each started with one function. */
export { checkPostgres, startPostgres } from './postgres';
export { type Service, type ServiceOptions } from './service';
export { prepareTemporal, startTemporal, type TemporalService } from './temporal';
export { checkTypesense, startTypesense } from './typesense';
