import { Gauge, type Registry } from 'prom-client';

type Part<Load> = { [Name in keyof Load]: Load[Name] extends number ? Name : never }[keyof Load];

/** Makes gauges whose values are parts of what is read when Prometheus asks. */
export const gaugesOf =
  <Load>(registry: Registry, load: () => Load) =>
  (name: string, help: string, part: Part<Load>): void => {
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(Number(load()[part]));
      },
    });
  };
