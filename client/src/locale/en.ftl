brand = Tiptoe
