interface GlobalConfig {
  seed: number;
  rootDir: string;
  findRelatedTests: boolean;
  nonFlagArgs: string[];
}

export default class OrderOfFiles {
  constructor(options: { globalConfig: GlobalConfig });
  sort<Test extends { path: string }>(tests: Test[]): Test[];
}
